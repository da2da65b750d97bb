# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop
# endregion

# region unattended
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --no-start
# endregion

# region database
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --db-user ada --db-pass secret --db-database shop
# endregion

# region work
cd my-shop
npm run dev
# endregion

# region doctor
npx stheno doctor
# endregion

# region plugins
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --plugin stripe --plugin s3
# endregion
