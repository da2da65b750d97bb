# region develop
npx stheno develop
# endregion

# region own-postgres
createdb shop
DATABASE_URL=postgres://user:password@localhost:5432/shop npx stheno develop
# endregion

# region checkout-tests
npm test -- packages/core/src/commerce/sales/carts
npm run check
# endregion

# region pack
npm run pack -- ../stheno-packages
cd ..
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes
# endregion

# region migrations
npx stheno migrations show
npx stheno migrations run
npx stheno migrations revert
# endregion

# region worker
npx stheno start --no-worker
npx stheno worker
# endregion

# region newest
curl http://localhost:9000/store/newest
# endregion

# region tasting
curl http://localhost:9000/store/tasting
# endregion

# region tasting-off
STHENO_FF_TASTING=false npm run dev
# endregion

# region stock
LOCATION_ID="sloc_…" # stock_locations[].id in the response of GET /admin/stock-locations

curl http://localhost:9000/admin/stock \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data @- <<JSON
{ "sku": "SCARF", "location_id": "$LOCATION_ID", "quantity": 4 }
JSON
# endregion

# region available
npx tsx inventory/available.ts
# endregion

# region contracts
BUCKET_URL=http://localhost:8080/files npm test
# endregion

# region flags
STHENO_FF_QUOTES=true npx stheno develop
# endregion

# region publish
npm pack --dry-run
npm publish --access public
# endregion

# region upload
curl http://localhost:9000/admin/uploads \
  --header "Authorization: Bearer $TOKEN" \
  --form files=@rain-coat.png
# endregion

# region search
curl http://localhost:9000/store/products/search \
  --header "Content-Type: application/json" \
  --data '{"q": "coat"}'
# endregion

# region again
curl http://localhost:9000/store/carts \
  --header "Content-Type: application/json" \
  --header "Idempotency-Key: 8f5f2a4e-6a53-4c0e-9d5b-2f6c3a1e7d10" \
  --data '{}'
# endregion

# region log
LOG_LEVEL=info npx stheno develop
# endregion

# region test
npm test
TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres npm test
# endregion

# region openapi
npx stheno openapi -o openapi
npx openapi-typescript openapi/store.json -o store-api.ts
# endregion

# region cache-status
curl -si http://localhost:9000/store/regions | grep -i cache-status
curl -si http://localhost:9000/store/regions | grep -i cache-status
# endregion

# region add-language
mkdir packages/admin/src/app/messages/nl
cp packages/admin/src/app/messages/en/nav.json packages/admin/src/app/messages/nl/
# endregion

# region check-texts
npm test -- packages/admin/src/app/messages
# endregion

# region dashboard-dev
npm run dev -w @stheno/admin
# endregion
