# region create
curl "http://localhost:9000/store/regions"

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON
# endregion

# region products
curl "http://localhost:9000/store/products?cart_id=$CART_ID"
# endregion

# region items
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
curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items/$LINE_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "quantity": 1
}'
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
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  }
}'
# endregion

# region shipping
curl "http://localhost:9000/store/shipping-options/$CART_ID"

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

# region remove
curl -X DELETE "http://localhost:9000/store/carts/$CART_ID/line-items/$LINE_ID"
# endregion
