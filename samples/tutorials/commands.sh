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

# region waiting-message
curl --silent http://localhost:9000/store/waiting-message
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

# region post-second-brand
curl --silent http://localhost:9000/admin/brands \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Blue Cup", "founded": 2019 }'
# endregion

# region brand-of-product
BRAND_ID=$(curl --silent http://localhost:9000/store/brands |
  grep -o 'brand_01[0-9A-Z]*' | head -1)
PRODUCT_ID=$(curl --silent "http://localhost:9000/store/products?handle=pencil" |
  grep -o 'prod_01[0-9A-Z]*' | head -1)
# endregion

# region product-columns
curl --silent "http://localhost:9000/store/products?handle=pencil&fields=title,brand_id&expand="
# endregion

# region post-branded
curl --silent "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"title\": \"Eraser\", \"brand_id\": \"$BRAND_ID\" }" |
  grep -o '"brand_id":"[^"]*"'
# endregion

# region post-margin
curl --silent "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "margin": 91 }'
# endregion

# region cache-header
curl --silent --include http://localhost:9000/store/brands | grep -i cache-control
# endregion

# region register
curl --silent --output /dev/null http://localhost:9000/store/customers \
  -H "Content-Type: application/json" \
  -d '{
    "email": "grace@example.com", "password": "a long password",
    "first_name": "Grace", "last_name": "Hopper"
  }'
CUSTOMER_TOKEN=$(curl --silent http://localhost:9000/store/auth/token \
  -H "Content-Type: application/json" \
  -d '{ "email": "grace@example.com", "password": "a long password" }' |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
# endregion

# region whoami
curl --silent --write-out "\n" http://localhost:9000/store/whoami
curl --silent http://localhost:9000/store/whoami -H "Authorization: Bearer $CUSTOMER_TOKEN"
# endregion

# region me-too
curl --silent --write-out "\n" http://localhost:9000/store/me-too
curl --silent http://localhost:9000/store/me-too -H "Authorization: Bearer $CUSTOMER_TOKEN"
# endregion

# region admin-me
curl --silent http://localhost:9000/admin/me -H "Authorization: Bearer $TOKEN"
# endregion

# region migrations
npx stheno migrations show | grep quote
# endregion

# region revert
npx stheno migrations revert
npx stheno migrations run
# endregion

# region answer-quotes
curl --silent -X POST http://localhost:9000/admin/quotes/answer \
  -H "Authorization: Bearer $TOKEN" | grep -o "job_id"
# endregion

# region failed-jobs
npx stheno jobs failed
# endregion

# region flag-start
STHENO_FF_BRANDS=true npm run dev
# endregion

# region house-brand
curl --silent http://localhost:9000/store/brands | grep -o "House brand"
# endregion

# region unbranded
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "title": "Hat", "status": "published" }'
# endregion

# region branded-hat
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"title\": \"Hat\", \"status\": \"published\", \"brand_id\": \"$BRAND_ID\" }" |
  grep -o '"brand_id":"[^"]*"'
# endregion
