# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --no-start
cd my-shop
# endregion

# region start
npm run dev
# endregion

# region orders
TOKEN=$(curl --silent http://localhost:9000/admin/auth/token \
  --header "Content-Type: application/json" \
  --data '{"email": "admin@example.com", "password": "THE_PASSWORD"}' \
  | node --print 'JSON.parse(fs.readFileSync(0)).access_token')

curl --silent "http://localhost:9000/admin/orders?fields=id,display_id,total&expand=items" \
  --header "Authorization: Bearer $TOKEN"
# endregion

# region send
ORDER=order_01H0000000000000000000000
ITEM=item_01H00000000000000000000000

curl --request POST "http://localhost:9000/admin/orders/$ORDER/capture" \
  --header "Authorization: Bearer $TOKEN"
curl "http://localhost:9000/admin/orders/$ORDER/fulfillment?fields=id&expand=fulfillments" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"items\": [{\"item_id\": \"$ITEM\", \"quantity\": 1}]}"

FULFILLMENT=ful_01H0000000000000000000000
curl "http://localhost:9000/admin/orders/$ORDER/shipment" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"fulfillment_id\": \"$FULFILLMENT\", \"tracking_numbers\": [\"PARCEL-1\"]}"
# endregion
