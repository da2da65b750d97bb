# region start
npm run dev
# endregion

# region doctor
npx stheno doctor | grep project
# endregion

# region sign-in
source .env
TOKEN=$(curl --silent http://localhost:9000/admin/auth/token \
  -H "Content-Type: application/json" \
  -d "{ \"email\": \"$ADMIN_EMAIL\", \"password\": \"$ADMIN_PASSWORD\" }" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
# endregion

# region post-brand
curl --silent http://localhost:9000/admin/brands \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Acme", "founded": 1949 }'
# endregion

# region post-wrong
curl --silent http://localhost:9000/admin/brands \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "A" }'
# endregion

# region post-nobody
curl --silent http://localhost:9000/admin/brands \
  -H "Content-Type: application/json" \
  -d '{ "name": "Acme" }'
# endregion

# region list-brands
curl --silent "http://localhost:9000/store/brands?fields=name,founded"
# endregion

# region missing-brand
curl --silent http://localhost:9000/store/brands/brand_missing
# endregion

# region variant
VARIANT_ID=$(curl --silent "http://localhost:9000/store/variants?title=HB" |
  grep -o 'variant_01[0-9A-Z]*' | head -1)
# endregion

# region wait
curl --silent http://localhost:9000/store/waiting \
  -H "Content-Type: application/json" \
  -d "{ \"email\": \"ada@example.com\", \"variant_id\": \"$VARIANT_ID\" }"
# endregion

# region list-waiting
curl --silent "http://localhost:9000/admin/waiting?fields=email&expand=" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region order
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  grep -o 'reg_01[0-9A-Z]*' | head -1)
CART_ID=$(curl --silent http://localhost:9000/store/carts \
  -H "Content-Type: application/json" \
  -d "{
    \"region_id\": \"$REGION_ID\",
    \"items\": [{ \"variant_id\": \"$VARIANT_ID\", \"quantity\": 1 }]
  }" | grep -o 'cart_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" -d '{ "email": "grace@example.com" }'
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
curl --silent -X POST "http://localhost:9000/store/carts/$CART_ID/complete" |
  grep -o '"payment_status":"[a-z]*"' | head -1
# endregion

# region points
sleep 3
curl --silent "http://localhost:9000/store/points?email=grace@example.com" |
  grep -o '"points":[0-9][0-9]*'
# endregion
