# region demo
npm start -- --storefront
# endregion

# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --with-nextjs-starter
# endregion

# region work
cd my-shop-storefront
npm run dev
# endregion

# region subscriber
cp my-shop-storefront/server/revalidate-storefront.ts my-shop/src/subscribers/
# endregion

# region production
npm run build
npm start
# endregion

# region port
PORT=8080 npm run dev
# endregion
