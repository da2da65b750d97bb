# region copy
createdb shop_copy
pg_dump shop | psql --quiet shop_copy
# endregion

# region project
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --no-boilerplate --skip-db --no-start \
  --db-url postgres://user:password@localhost:5432/shop_copy
cd my-shop
# endregion

# region look
npx stheno db adopt --dry-run
npx stheno doctor
# endregion

# region start
npx stheno develop
# endregion

# region check
curl --silent http://localhost:9000/ready
# endregion

# region production
export NODE_ENV=production
export DATABASE_URL=postgres://user:password@localhost:5432/shop
export JWT_SECRET=$(openssl rand -hex 32)
export COOKIE_SECRET=$(openssl rand -hex 32)
export STORE_CORS=https://shop.example.com
export ADMIN_CORS=https://admin.example.com
npx stheno start --api-only
# endregion

# region greetings
until curl --silent http://localhost:9000/store/greetings \
  -H "Authorization: Bearer $CUSTOMER_TOKEN" | grep greet_; do sleep 1; done
# endregion

# region packages
npm uninstall @medusajs/medusa @medusajs/medusa-cli typeorm
npm install ../stheno-packages/stheno-core-0.1.0.tgz ../stheno-packages/stheno-server-0.1.0.tgz \
  ../stheno-packages/stheno-admin-0.1.0.tgz ../stheno-packages/stheno-js-client-0.1.0.tgz \
  ../stheno-packages/stheno-demo-shop-0.1.0.tgz ../stheno-packages/stheno-create-medusa-app-0.1.0.tgz
npm pkg set scripts.dev="stheno develop --no-seed"
# endregion
