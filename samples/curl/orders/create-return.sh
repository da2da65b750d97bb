# region order
curl "http://localhost:9000/store/orders?display_id=1&email=ada@example.com"
# endregion

# region reasons
curl "http://localhost:9000/store/return-reasons"
# endregion

# region options
curl "http://localhost:9000/store/shipping-options?is_return=true&region_id=$REGION_ID"
# endregion

# region create
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
