# region create
REGION_ID="reg_…" # ID of a region

curl "http://localhost:9000/store/shipping-options?is_return=true&region_id=$REGION_ID"

ORDER_ID="order_…" # ID of an order
ITEM_ID="item_…" # ID of a line item
RETURN_SHIPPING_OPTION_ID="so_…" # shipping_options[].id in the response of GET /store/shipping-options
VARIANT_ID="variant_…" # ID of the variant L

curl -X POST "http://localhost:9000/store/swaps" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID",
  "return_items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1
    }
  ],
  "return_shipping_option": "$RETURN_SHIPPING_OPTION_ID",
  "additional_items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ]
}
JSON
# endregion

# region cart
CART_ID="cart_…" # swap.cart_id in the response of POST /store/swaps

curl "http://localhost:9000/store/carts/$CART_ID"
# endregion

# region complete
curl "http://localhost:9000/store/shipping-options/$CART_ID"

OPTION_ID="so_…" # shipping_options[].id in the response of GET /store/shipping-options/{cart_id}

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region retrieve
curl "http://localhost:9000/store/swaps/$CART_ID"
# endregion
