# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz harbor --yes --no-boilerplate --no-start
# endregion

# region start
cd harbor
npm run dev
# endregion

# region doctor
cd harbor
npx stheno doctor | grep project
# endregion

# region seed
npm run seed
# endregion

# region products
curl --silent "http://localhost:9000/store/products?order=title" |
  grep -o '"title":"[A-Z][a-z]* [A-Z][a-z]*"'
# endregion

# region storefront
cd harbor-storefront
npm install
npm run dev
# endregion

# region storefront-page
curl --silent http://localhost:8000 | grep "<title>"
# endregion

# region sign-in
source .env
TOKEN=$(curl --silent http://localhost:9000/admin/auth/token \
  -H "Content-Type: application/json" \
  -d "{ \"email\": \"$ADMIN_EMAIL\", \"password\": \"$ADMIN_PASSWORD\" }" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
# endregion

# region orders
curl --silent "http://localhost:9000/admin/orders?fields=display_id,payment_status&expand=" \
  -H "Authorization: Bearer $TOKEN" |
  grep -o '"display_id":[0-9]*,"payment_status":"[a-z]*"'
# endregion

# region secret
echo "BANK_SECRET=a-secret-that-only-you-and-the-bank-know" >> .env
# endregion

# region restart
npm run dev
# endregion

# region add-provider
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  grep -o 'reg_01[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/admin/regions/$REGION_ID/payment-providers" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "provider_id": "transfer" }' |
  grep -o '"payment_providers":.*"transfer"' | grep -o transfer
# endregion

# region pay
source .env
REFERENCE=$(curl --silent "http://localhost:9000/admin/orders?expand=payments" \
  -H "Authorization: Bearer $TOKEN" | grep -o 'HC-[0-9A-Z]*' | head -1)
BODY="{ \"event\": \"transfer-1\", \"reference\": \"$REFERENCE\", \"amount\": 1850 }"
SIGNATURE=$(printf %s "$BODY" | openssl dgst -sha256 -hmac "$BANK_SECRET" -r | cut -d " " -f 1)
curl --silent http://localhost:9000/bank/hooks \
  -H "Content-Type: application/json" \
  -H "X-Bank-Signature: $SIGNATURE" \
  -d "$BODY"
# endregion

# region pay-wrong
curl --silent http://localhost:9000/bank/hooks \
  -H "Content-Type: application/json" \
  -H "X-Bank-Signature: $(printf %s "$SIGNATURE" | tr 0-9a-f 1-9a-f0)" \
  -d "$BODY"
# endregion

# region notes
PRODUCT_ID=$(curl --silent "http://localhost:9000/store/products?handle=harbor-blend" |
  grep -o 'prod_01[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/admin/products/$PRODUCT_ID?fields=title,tasting_notes&expand=" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "tasting_notes": "Cocoa, hazelnut, a little cherry" }' |
  grep -o '"tasting_notes":"[^"]*"'
# endregion

# region roast-list
curl --silent http://localhost:9000/admin/roast-list -H "Authorization: Bearer $TOKEN"
# endregion

# region test
npm test
# endregion

# region types
npm run types
npm run lint
# endregion

# region production
npx stheno backup --out backups/before-launch
NODE_ENV=production npm start
# endregion

# region ready
curl --silent http://localhost:9000/ready
# endregion

# region build
npm run build
npm run preview
# endregion

# region commit
git add --all
git commit --quiet --message "Open the store"
git status --short | wc -l
# endregion
