# region install
npm install ./packages/plugins/stheno-auth-openid-0.1.0.tgz
# endregion
