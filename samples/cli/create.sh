# region create
npx @stheno/create-medusa-app my-shop
# endregion

# region unattended
npx @stheno/create-medusa-app my-shop --yes --seed --no-start
# endregion

# region work
cd my-shop
npm run dev
npx stheno doctor
# endregion
