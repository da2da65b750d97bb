# region install
npm install ./packages/plugins/stheno-notification-slack-0.1.0.tgz
# endregion
