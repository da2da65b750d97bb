# region demo
npm start -- --storefront
# endregion

# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --with-nextjs-starter
# endregion

# region complete
export STRIPE_API_KEY=sk_test_your_secret_key
export STRIPE_WEBHOOK_SECRET=whsec_your_signing_secret
export NEXT_PUBLIC_STRIPE_KEY=pk_test_your_publishable_key
export S3_BUCKET=my-store-files
export S3_REGION=eu-west-1
export S3_URL=https://my-store-files.s3.eu-west-1.amazonaws.com
export S3_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE
export S3_SECRET_ACCESS_KEY=the-secret-of-the-key
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --with-nextjs-starter --plugin stripe --plugin s3
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

# region measure
npm run measure -- http://localhost:8000/us
# endregion

# region port
npm run dev -- --port 8080
# endregion
