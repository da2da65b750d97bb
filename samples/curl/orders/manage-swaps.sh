# region create
ORDER_ID="order_…" # ID of an order
ITEM_ID="item_…" # ID of a line item
OPTION_ID="so_…" # ID of the shipping option "Parcel back"
VARIANT_ID="variant_…" # ID of the variant L
OPTION_ID_2="so_…" # ID of the shipping option "Parcel"

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "return_items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1
    }
  ],
  "return_shipping": {
    "option_id": "$OPTION_ID",
    "price": 0
  },
  "additional_items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ],
  "custom_shipping_options": [
    {
      "option_id": "$OPTION_ID_2",
      "price": 0
    }
  ]
}
JSON
# endregion

# region retrieve
SWAP_ID="swap_…" # order.swaps[].id in the response of POST /admin/orders/{id}/swaps

curl "http://localhost:9000/admin/swaps/$SWAP_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region confirm
CART_ID="cart_…" # swap.cart_id in the response of GET /admin/swaps/{id}

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

# region confirmed
curl "http://localhost:9000/admin/swaps/$SWAP_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region pay
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps/$SWAP_ID/process-payment" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fulfill
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps/$SWAP_ID/fulfillments" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region ship
FULFILLMENT_ID="ful_…" # order.swaps[].fulfillments[].id in the response of POST /admin/orders/{id}/swaps/{swap_id}/fulfillments

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps/$SWAP_ID/shipments" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "fulfillment_id": "$FULFILLMENT_ID",
  "tracking_numbers": [
    "PARCEL-2"
  ]
}
JSON
# endregion

# region receive
RETURN_ID="ret_…" # order.swaps[].return_order.id in the response of POST /admin/orders/{id}/swaps/{swap_id}/shipments

curl -X POST "http://localhost:9000/admin/returns/$RETURN_ID/receive" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1
    }
  ]
}
JSON
# endregion

# region cancel
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "return_items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1
    }
  ]
}
JSON

RETURN_ID="ret_…" # order.swaps[].return_order.id in the response of POST /admin/orders/{id}/swaps, where payment_status is not_paid

curl -X POST "http://localhost:9000/admin/returns/$RETURN_ID/cancel" \
  -H "Authorization: Bearer $TOKEN"

SWAP_ID="swap_…" # order.swaps[].id in the response of POST /admin/returns/{id}/cancel, where payment_status is not_paid

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/swaps/$SWAP_ID/cancel" \
  -H "Authorization: Bearer $TOKEN"
# endregion
