"""The format of the tests in .mlir, .ll and .test files."""
import copy

import lit.formats

from sample import sampled

SHARE = 6


class ShTest(lit.formats.ShTest):
    """mlir-opt takes ten times as long as mlcc-opt to start, so that it is there
    for one of SHARE tests only, others for each SEED."""

    def execute(self, test, litConfig):
        if not sampled(SHARE, test.getFullName()):
            test.config = copy.copy(test.config)
            test.config.available_features = \
                test.config.available_features - {"mlir-22", "oracle"}
        return super().execute(test, litConfig)
