# region install
npm install ./packages/plugins/stheno-restock-notification-0.1.0.tgz
# endregion
