# region coat
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Rain coat",
    "status": "published",
    "options": [{ "title": "Size" }],
    "variants": [
      {
        "title": "S",
        "sku": "COAT-S",
        "manage_inventory": false,
        "prices": [
          { "currency_code": "eur", "amount": 7900 },
          { "currency_code": "usd", "amount": 8900 }
        ],
        "options": [{ "value": "S" }]
      },
      {
        "title": "L",
        "sku": "COAT-L",
        "manage_inventory": false,
        "prices": [{ "currency_code": "eur", "amount": 8400 }],
        "options": [{ "value": "L" }]
      }
    ]
  }' |
  grep -o '"title":"[A-Z][^"]*"' | head -1
# endregion

# region coat-s
curl --silent "http://localhost:9000/store/variants?title=S" |
  grep -o '"id":"variant_[^"]*"'
# endregion

# region hat
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Wool hat",
    "status": "published",
    "options": [{ "title": "Size" }],
    "variants": [{
      "title": "One size",
      "sku": "HAT-1",
      "barcode": "4006381333931",
      "prices": [{ "currency_code": "eur", "amount": 2500 }],
      "options": [{ "value": "One size" }]
    }]
  }' |
  grep -o '"title":"[A-Z][^"]*"' | head -1
# endregion

# region shipping-option
PROFILE_ID=$(curl --silent http://localhost:9000/admin/shipping-profiles \
  -H "Authorization: Bearer $TOKEN" |
  node --print 'JSON.parse(fs.readFileSync(0)).shipping_profiles.find(
    ({ type }) => type === "default").id')
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  grep -o 'reg_01[0-9A-Z]*' | head -1)
curl --silent http://localhost:9000/admin/shipping-options \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{
    \"name\": \"Parcel\",
    \"region_id\": \"$REGION_ID\",
    \"profile_id\": \"$PROFILE_ID\",
    \"provider_id\": \"manual\",
    \"data\": { \"id\": \"manual-fulfillment\" },
    \"price_type\": \"flat_rate\",
    \"amount\": 500
  }" |
  grep -o '"id":"so_[^"]*"'
# endregion

# region america
curl --silent --output /dev/null -X POST http://localhost:9000/admin/store/currencies/usd \
  -H "Authorization: Bearer $TOKEN"
curl --silent http://localhost:9000/admin/regions \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "name": "United States",
    "currency_code": "usd",
    "tax_rate": 0,
    "payment_providers": ["manual"],
    "fulfillment_providers": ["manual"],
    "countries": ["us"]
  }' |
  grep -o '"id":"reg_[^"]*"'
# endregion

# region moved
curl --silent "http://localhost:9000/store/carts/$CART_ID?fields=total&expand=region,items" |
  grep -o '"currency_code":"[a-z]*"\|"unit_price":[0-9]*'
# endregion

# region level
ITEM_ID=$(curl --silent "http://localhost:9000/admin/inventory-items?sku=HAT-1" \
  -H "Authorization: Bearer $TOKEN" | grep -o 'iitem_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null \
  "http://localhost:9000/admin/inventory-items/$ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"location_id\": \"$LOCATION_ID\", \"stocked_quantity\": 10 }"
curl --silent "http://localhost:9000/admin/inventory-items/$ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"stocked_quantity":[0-9]*' | tail -1
# endregion

# region seen
curl --silent "http://localhost:9000/store/products?fields=title&expand=" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" | grep -o '"title":"[^"]*"'
echo "Without a key:"
curl --silent "http://localhost:9000/store/products?fields=title&expand=" |
  grep -o '"title":"[^"]*"' | sort
# endregion

# region share
WEB_ID=$(curl --silent http://localhost:9000/admin/store \
  -H "Authorization: Bearer $TOKEN" |
  grep -o '"default_sales_channel_id":"[^"]*' | cut -d '"' -f 4)
curl --silent "http://localhost:9000/admin/sales-channels/$WEB_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"location_id\": \"$LOCATION_ID\" }"
# endregion

# region left
curl --silent "http://localhost:9000/admin/variants/$VARIANT_ID/inventory" \
  -H "Authorization: Bearer $TOKEN" |
  grep -o '"channel_name":"[^"]*"\|"available_quantity":[0-9]*' | tail -4
# endregion

# region vendor
VENDOR_ID=$(curl --silent http://localhost:9000/admin/vendors \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "name": "Hills and Leaves" }' | grep -o 'vendor_01[0-9A-Z]*')
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{
    \"title\": \"Tea\",
    \"status\": \"published\",
    \"vendor_id\": \"$VENDOR_ID\",
    \"options\": [{ \"title\": \"Size\" }],
    \"variants\": [{
      \"title\": \"100 g\",
      \"manage_inventory\": false,
      \"prices\": [{ \"currency_code\": \"eur\", \"amount\": 900 }],
      \"options\": [{ \"value\": \"100 g\" }]
    }]
  }" | grep -o '"vendor_id":"[^"]*"'
# endregion

# region tea-cart
# region pencil-cart
# region cup-cart
# region subscription-cart
# region book-cart
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  node --print 'JSON.parse(fs.readFileSync(0)).regions.find(
    ({ currency_code }) => currency_code === "eur").id')
# endregion
# endregion
# endregion
# endregion
# endregion
# region tea-cart
VARIANT_ID=$(curl --silent "http://localhost:9000/store/products?handle=tea" |
  grep -o 'variant_01[0-9A-Z]*' | head -1)
# endregion
# region pencil-cart
# region subscription-cart
VARIANT_ID=$(curl --silent "http://localhost:9000/store/variants?title=HB" |
  grep -o 'variant_01[0-9A-Z]*' | head -1)
# endregion
# endregion
# region tea-cart
# region pencil-cart
# region cup-cart
CART_ID=$(curl --silent http://localhost:9000/store/carts \
  -H "Content-Type: application/json" \
  -d "{
    \"region_id\": \"$REGION_ID\",
    \"items\": [{ \"variant_id\": \"$VARIANT_ID\", \"quantity\": 2 }]
  }" | grep -o 'cart_01[0-9A-Z]*' | head -1)
# endregion
# endregion
# endregion
# region subscription-cart
CART_ID=$(curl --silent http://localhost:9000/store/carts \
  -H "Content-Type: application/json" \
  -d "{ \"region_id\": \"$REGION_ID\" }" | grep -o 'cart_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d "{
    \"variant_id\": \"$VARIANT_ID\",
    \"quantity\": 2,
    \"metadata\": { \"every_weeks\": 4 }
  }"
# endregion
# region book-cart
CART_ID=$(curl --silent http://localhost:9000/store/carts \
  -H "Authorization: Bearer $CUSTOMER_TOKEN" \
  -H "Content-Type: application/json" \
  -d "{
    \"region_id\": \"$REGION_ID\",
    \"items\": [{ \"variant_id\": \"$VARIANT_ID\", \"quantity\": 1 }]
  }" | grep -o 'cart_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/store/carts/$CART_ID/payment-sessions" \
  -H "Authorization: Bearer $CUSTOMER_TOKEN"
ORDER_ID=$(curl --silent -X POST "http://localhost:9000/store/carts/$CART_ID/complete" \
  -H "Authorization: Bearer $CUSTOMER_TOKEN" |
  grep -o 'order_01[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/store/orders/$ORDER_ID/downloads" \
  -H "Authorization: Bearer $CUSTOMER_TOKEN"
# endregion

# region order
curl --silent --output /dev/null "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
    "email": "grace@example.com",
    "shipping_address": {
      "first_name": "Grace",
      "last_name": "Hopper",
      "address_1": "Main Street 1",
      "city": "Berlin",
      "postal_code": "10115",
      "country_code": "de"
    }
  }'
OPTION_ID=$(curl --silent "http://localhost:9000/store/shipping-options/$CART_ID" |
  grep -o 'so_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null \
  "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" -d "{ \"option_id\": \"$OPTION_ID\" }"
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
ORDER_ID=$(curl --silent -X POST "http://localhost:9000/store/carts/$CART_ID/complete" |
  grep -o 'order_01[0-9A-Z]*' | head -1)
# endregion

# region vendor-orders
sleep 3
curl --silent \
  "http://localhost:9000/admin/vendors/$VENDOR_ID/orders?fields=order_id,subtotal" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"order_id":"[^"]*"\|"subtotal":[0-9]*'
# endregion

# region subscription
sleep 3
SUBSCRIPTION_ID=$(curl --silent http://localhost:9000/admin/subscriptions \
  -H "Authorization: Bearer $TOKEN" | grep -o 'subs_01[0-9A-Z]*')
curl --silent -X POST \
  "http://localhost:9000/admin/subscriptions/$SUBSCRIPTION_ID/renew" \
  -H "Authorization: Bearer $TOKEN" | grep -o job_id
# endregion

# region renewed
sleep 3
DRAFT_ORDER_ID=$(curl --silent http://localhost:9000/admin/draft-orders \
  -H "Authorization: Bearer $TOKEN" | grep -o 'dorder_01[0-9A-Z]*' | head -1)
curl --silent -X POST \
  "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID/pay?fields=email,payment_status" \
  -H "Authorization: Bearer $TOKEN" |
  grep -o '"email":"grace[^"]*"\|"payment_status":"[a-z]*"' | sort -u
# endregion

# region book
printf 'How to brew tea' > book.txt
FILE_KEY=$(curl --silent http://localhost:9000/admin/uploads/protected \
  -H "Authorization: Bearer $TOKEN" --form files=@book.txt |
  node --print 'JSON.parse(fs.readFileSync(0)).uploads[0].key')
curl --silent --output /dev/null http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{
    \"title\": \"Book of tea\",
    \"status\": \"published\",
    \"options\": [{ \"title\": \"Format\" }],
    \"variants\": [{
      \"title\": \"Text\",
      \"manage_inventory\": false,
      \"prices\": [{ \"currency_code\": \"eur\", \"amount\": 900 }],
      \"options\": [{ \"value\": \"Text\" }]
    }]
  }"
PRODUCT_ID=$(curl --silent "http://localhost:9000/store/products?handle=book-of-tea" |
  grep -o 'prod_01[0-9A-Z]*' | head -1)
VARIANT_ID=$(curl --silent "http://localhost:9000/store/products?handle=book-of-tea" |
  grep -o 'variant_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null \
  "http://localhost:9000/admin/products/$PRODUCT_ID/variants/$VARIANT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{ \"file_key\": \"$FILE_KEY\" }"
curl --silent "http://localhost:9000/admin/variants/$VARIANT_ID?fields=file_key" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"file_key":"protected[^_]*'
# endregion

# region download
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/admin/orders/$ORDER_ID/capture" \
  -H "Authorization: Bearer $TOKEN"
sleep 3
LINK=$(curl --silent "http://localhost:9000/store/orders/$ORDER_ID/downloads" \
  -H "Authorization: Bearer $CUSTOMER_TOKEN" |
  node --print 'JSON.parse(fs.readFileSync(0)).downloads[0]')
curl --silent "$LINK"
# endregion

# region cup
curl --silent http://localhost:9000/admin/products \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "title": "Cup",
    "status": "published",
    "metadata": { "engraving": "required" },
    "options": [{ "title": "Size" }],
    "variants": [{
      "title": "Large",
      "manage_inventory": false,
      "prices": [{ "currency_code": "eur", "amount": 1900 }],
      "options": [{ "value": "Large" }]
    }]
  }' |
  grep -o '"metadata":{[^}]*}' | head -1
VARIANT_ID=$(curl --silent "http://localhost:9000/store/products?handle=cup" |
  grep -o 'variant_01[0-9A-Z]*' | head -1)
# endregion

# region without-text
curl --silent --output /dev/null "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" -d '{ "email": "grace@example.com" }'
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
curl --silent -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region with-text
ITEM_ID=$(curl --silent "http://localhost:9000/store/carts/$CART_ID" |
  grep -o 'item_01[0-9A-Z]*' | head -1)
curl --silent --output /dev/null \
  "http://localhost:9000/store/carts/$CART_ID/line-items/$ITEM_ID" \
  -H "Content-Type: application/json" \
  -d '{ "quantity": 2, "metadata": { "engraving": "For Ada" } }'
curl --silent --output /dev/null -X POST \
  "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
ORDER_ID=$(curl --silent -X POST "http://localhost:9000/store/carts/$CART_ID/complete" |
  grep -o 'order_01[0-9A-Z]*' | head -1)
# endregion

# region text
curl --silent "http://localhost:9000/admin/orders/$ORDER_ID?fields=id&expand=items" \
  -H "Authorization: Bearer $TOKEN" | grep -o '"engraving":"[A-Z][^"]*"'
# endregion

# region quote
curl --silent http://localhost:9000/store/quotes \
  -H "Content-Type: application/json" \
  -d '{ "email": "ada@example.com", "wish": "A kilo of oolong" }'
# endregion

# region company-price
CUSTOMER_TOKEN=$(curl --silent http://localhost:9000/store/auth/token \
  -H "Content-Type: application/json" \
  -d '{ "email": "grace@example.com", "password": "a-long-passphrase" }' |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
curl --silent --write-out "\n" \
  "http://localhost:9000/store/variants/$VARIANT_ID?region_id=$REGION_ID" |
  grep -o '"calculated_price":[0-9]*'
curl --silent "http://localhost:9000/store/variants/$VARIANT_ID?region_id=$REGION_ID" \
  -H "Authorization: Bearer $CUSTOMER_TOKEN" | grep -o '"calculated_price":[0-9]*'
# endregion

# region warehouse
node warehouse.mjs > warehouse.log &
WAREHOUSE=$!
# endregion

# region events-url
echo "EVENTS_URL=http://127.0.0.1:9300" >> .env
# endregion

# region sent
sleep 3
grep order.placed warehouse.log
# endregion

# region shipped
LOCATION_ID=$(curl --silent http://localhost:9000/admin/stock-locations \
  -H "Authorization: Bearer $TOKEN" | grep -o 'sloc_01[0-9A-Z]*' | head -1)
curl --silent http://localhost:9000/admin/warehouse/shipments \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{
    \"order_id\": \"$ORDER_ID\",
    \"location_id\": \"$LOCATION_ID\",
    \"tracking_number\": \"PARCEL-1\"
  }"
kill $WAREHOUSE
# endregion

# region regulars
sleep 3
curl --silent "http://localhost:9000/admin/customer-groups?fields=name&expand=customers" \
  -H "Authorization: Bearer $TOKEN" |
  grep -o '"name":"[^"]*"\|"email":"[^"]*"'
# endregion

# region low-stock
curl --silent -X POST http://localhost:9000/admin/low-stock \
  -H "Authorization: Bearer $TOKEN" | grep -o job_id
# endregion
