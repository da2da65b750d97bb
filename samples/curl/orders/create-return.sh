# region reason
curl -X POST "http://localhost:9000/admin/return-reasons" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "value": "wrong_size",
  "label": "Wrong size"
}'
# endregion

# region order
curl "http://localhost:9000/store/orders?display_id=1&email=ada@example.com"
# endregion

# region reasons
curl "http://localhost:9000/store/return-reasons"
# endregion

# region options
REGION_ID="reg_…" # order.region_id in the response of GET /store/orders

curl "http://localhost:9000/store/shipping-options?is_return=true&region_id=$REGION_ID"
# endregion

# region create
ORDER_ID="order_…" # order.id in the response of GET /store/orders
ITEM_ID="item_…" # order.fulfillments[].items[].item_id in the response of GET /store/orders
REASON_ID="rr_…" # return_reasons[].id in the response of GET /store/return-reasons
OPTION_ID="so_…" # shipping_options[].id in the response of GET /store/shipping-options

curl -X POST "http://localhost:9000/store/returns" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID",
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1,
      "reason_id": "$REASON_ID",
      "note": "The sleeves are too short."
    }
  ],
  "return_shipping": {
    "option_id": "$OPTION_ID"
  }
}
JSON
# endregion

# region too-many
curl -X POST "http://localhost:9000/store/returns" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID",
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 3
    }
  ]
}
JSON
# endregion
