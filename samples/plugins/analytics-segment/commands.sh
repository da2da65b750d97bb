# region install
npm install ./packages/plugins/stheno-analytics-segment-0.1.0.tgz
# endregion
