# region create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --seed --no-start
cd my-shop
# endregion

# region start
npm run dev
# endregion

# region sign-in
cd my-shop
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

# region capture
ORDER_ID=$(curl --silent "http://localhost:9000/admin/orders?fields=id&expand=" \
  -H "Authorization: Bearer $TOKEN" | grep -o 'order_01[0-9A-Z]*' | head -1)
curl --silent -X POST "http://localhost:9000/admin/orders/$ORDER_ID/capture" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"payment_status":"[a-z]*"'
# endregion

# region fulfill
ITEM_ID=$(curl --silent "http://localhost:9000/admin/orders/$ORDER_ID?fields=id&expand=items" \
  -H "Authorization: Bearer $TOKEN" | grep -o 'item_01[0-9A-Z]*' | head -1)
FULFILLMENT_ID=$(curl --silent \
  "http://localhost:9000/admin/orders/$ORDER_ID/fulfillment?fields=id&expand=fulfillments" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"items\": [{ \"item_id\": \"$ITEM_ID\", \"quantity\": 1 }] }" |
  grep -o 'ful_01[0-9A-Z]*' | head -1)
# endregion

# region ship
curl --silent "http://localhost:9000/admin/orders/$ORDER_ID/shipment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"fulfillment_id\": \"$FULFILLMENT_ID\", \"tracking_numbers\": [\"TRACK-1\"] }" |
  grep -o '"fulfillment_status":"[a-z_]*"'
# endregion
