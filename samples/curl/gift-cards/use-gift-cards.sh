# region create
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Gift card",
  "handle": "practice-gift-card",
  "is_giftcard": true,
  "discountable": false,
  "status": "published",
  "options": [
    {
      "title": "Value"
    }
  ],
  "variants": [
    {
      "title": "50",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 5000
        }
      ],
      "options": [
        {
          "value": "50"
        }
      ]
    }
  ]
}'

REGION_ID="reg_…" # ID of a region
VARIANT_ID="variant_…" # ID of the variant S

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 2
    }
  ]
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts

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

OPTION_ID="so_…" # ID of the shipping option "Parcel"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"
# endregion

# region show
curl "http://localhost:9000/store/products?is_giftcard=true"
# endregion

# region buy
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
CART_ID="cart_…" # cart.id in the response of POST /store/carts

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
