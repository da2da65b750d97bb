# region show
curl "http://localhost:9000/store/products?is_giftcard=true"
# endregion

# region buy
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1,
  "metadata": {
    "to": "grace@example.com"
  }
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada@example.com"
}'

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region look
CODE="…" # code of a gift card

curl "http://localhost:9000/store/gift-cards/$CODE"
# endregion

# region apply
CART_ID="cart_…" # ID of a cart

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "gift_cards": [
    {
      "code": "$CODE"
    }
  ]
}
JSON
# endregion

# region complete
curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"

curl "http://localhost:9000/store/gift-cards/$CODE"
# endregion
