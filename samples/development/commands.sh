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

# region black-tea
curl --silent --output /dev/null http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "title": "Black tea", "status": "published" }'
sleep 3
curl --silent http://localhost:9000/store/newest
# endregion

# region white-tea
curl --silent --output /dev/null http://localhost:9000/store/newest
curl --silent --output /dev/null http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "title": "White tea", "status": "published" }'
sleep 3
curl --silent http://localhost:9000/store/newest | grep -o "White tea" | head -1
# endregion

# region any-origin
curl --silent --include http://localhost:9000/store/newest \
  -H "Origin: https://blog.example.com" | grep -i allow-origin
# endregion

# region marketplace
curl --silent -X POST http://localhost:9000/admin/marketplace \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region test-contracts
npm test -- tests/contracts.test.ts
# endregion

# region search-titles
curl --silent http://localhost:9000/store/products/search \
  -H "Content-Type: application/json" \
  -d '{ "q": "coat" }' |
  node --print 'JSON.parse(fs.readFileSync(0)).hits.map(({ title }) => title)'
# endregion

# region chat-messages
curl --silent "http://localhost:9000/admin/notifications?fields=event_name,to&expand=" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"to":"packing"' | head -1
# endregion

# region upload-address
curl --silent http://localhost:9000/admin/uploads \
  -H "Authorization: Bearer $TOKEN" \
  -F files=@rain-coat.png | grep -o '"url":"[^"]*/'
# endregion

# region one-cart
for attempt in 1 2; do
  curl --silent http://localhost:9000/store/carts \
    -H "Content-Type: application/json" \
    -H "Idempotency-Key: 0d4c1f6e-3b52-4a86-9a0f-6a1f0c6be7a4" \
    -d '{}' | grep -o '"id":"cart_01[0-9A-Z]*"' | head -1
done | uniq | grep -c cart
# endregion

# region publish-brand
curl --silent http://localhost:9000/admin/published-brands \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Fern" }' | grep -o '"name":"Fern"'
# endregion

# region publish-nobody
curl --silent --output /dev/null --write-out "%{http_code}\n" \
  http://localhost:9000/admin/published-brands \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Nobody" }'
curl --silent http://localhost:9000/store/brands |
  node --print 'JSON.parse(fs.readFileSync(0)).brands.map(({ name }) => name).includes("Nobody")'
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

# region rain-coat
npx tsx rain-coat.ts
# endregion

# region scarf
npx tsx scarf.ts
# endregion

# region stock-program
npx tsx stock.ts
# endregion

# region catalog-program
npx tsx catalog.ts
# endregion

# region messages-program
npx tsx messages.ts
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
