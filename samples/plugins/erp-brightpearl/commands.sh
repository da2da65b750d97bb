# region install
npm install ./packages/plugins/stheno-erp-brightpearl-0.1.0.tgz
# endregion
# region failed-jobs
npx stheno jobs failed
# endregion
