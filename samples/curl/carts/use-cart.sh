# region store
curl -X POST "http://localhost:9000/admin/store/currencies/eur" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Northern Europe",
  "currency_code": "eur",
  "tax_rate": 25,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "de",
    "dk"
  ]
}'

curl "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN"

REGION_ID="reg_…" # region.id in the response of POST /admin/regions
PROFILE_ID="sp_…" # shipping_profiles[].id in the response of GET /admin/shipping-profiles, where type is default

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Parcel",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment"
  },
  "price_type": "flat_rate",
  "amount": 500
}
JSON

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "S",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 7900
        }
      ],
      "options": [
        {
          "value": "S"
        }
      ]
    },
    {
      "title": "L",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 8400
        }
      ],
      "options": [
        {
          "value": "L"
        }
      ]
    }
  ]
}'
# endregion

# region create
curl "http://localhost:9000/store/regions"

REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON
# endregion

# region products
CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl "http://localhost:9000/store/products?cart_id=$CART_ID&is_giftcard=false"
# endregion

# region items
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products, where title is L

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON

VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products, where title is S

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 2
}
JSON
# endregion

# region quantity
LINE_ID="item_…" # cart.items[].id in the response of POST /store/carts/{id}/line-items, where description is S

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items/$LINE_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "quantity": 1
}'
# endregion

# region remove
LINE_ID="item_…" # cart.items[].id in the response of POST /store/carts/{id}/line-items/{line_id}, where description is L

curl -X DELETE "http://localhost:9000/store/carts/$CART_ID/line-items/$LINE_ID"
# endregion

# region address
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada@example.com",
  "shipping_address": {
    "first_name": "Ada",
    "last_name": "Byron",
    "address_1": "Main Street 1",
    "city": "Berlin",
    "postal_code": "10115",
    "country_code": "de"
  }
}'
# endregion

# region shipping
curl "http://localhost:9000/store/shipping-options/$CART_ID"

OPTION_ID="so_…" # shipping_options[].id in the response of GET /store/shipping-options/{cart_id}

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON
# endregion

# region payment
curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
# endregion

# region retrieve
curl "http://localhost:9000/store/carts/$CART_ID"
# endregion
