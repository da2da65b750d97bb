# region install
npm install ./packages/plugins/stheno-cms-contentful-0.1.0.tgz
# endregion
