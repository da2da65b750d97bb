# region apply
CART_ID="cart_…" # ID of a cart

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "autumn10"
    }
  ]
}'
# endregion

# region shipping
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "AUTUMN10"
    },
    {
      "code": "NOPOSTAGE"
    }
  ]
}'
# endregion

# region remove
curl -X DELETE "http://localhost:9000/store/carts/$CART_ID/discounts/AUTUMN10"
# endregion

# region wrong
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "SPRING"
    }
  ]
}'
# endregion
