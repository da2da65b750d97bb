# region create
npx @stheno/create-medusa-app my-shop
# endregion

# region unattended
npx @stheno/create-medusa-app my-shop --yes --seed --no-start
# endregion

# region database
npx @stheno/create-medusa-app my-shop --db-user ada --db-pass secret --db-database shop
# endregion

# region work
cd my-shop
npm run dev
npx stheno doctor
# endregion
