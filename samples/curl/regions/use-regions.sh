# region create
curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "United States",
  "currency_code": "usd",
  "tax_rate": 0,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "us"
  ]
}'

PRODUCT_ID="prod_…" # ID of a product
VARIANT_ID="variant_…" # ID of a variant

curl -X POST "http://localhost:9000/admin/products/$PRODUCT_ID/variants/$VARIANT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "prices": [
    {
      "currency_code": "eur",
      "amount": 7900
    },
    {
      "currency_code": "usd",
      "amount": 8900
    }
  ]
}'
# endregion

# region list
curl "http://localhost:9000/store/regions"
# endregion

# region prices
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl "http://localhost:9000/store/products?region_id=$REGION_ID"
# endregion

# region cart
curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "country_code": "se"
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON

VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON
# endregion

# region move
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON
# endregion
