# region install
npm install ./packages/plugins/stheno-notification-twilio-sms-0.1.0.tgz
# endregion
