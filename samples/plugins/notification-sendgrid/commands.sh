# region install
npm install ./packages/plugins/stheno-notification-sendgrid-0.1.0.tgz
# endregion
