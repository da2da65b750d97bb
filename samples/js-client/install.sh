# region install
npm install @stheno/js-client
# endregion
