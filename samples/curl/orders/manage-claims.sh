# region refund
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "type": "refund",
  "claim_items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1,
      "reason": "production_failure",
      "note": "The zip is broken.",
      "tags": [
        "zip"
      ]
    }
  ],
  "refund_amount": 2000
}
JSON
# endregion

# region replace
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "type": "replace",
  "claim_items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1,
      "reason": "wrong_item"
    }
  ],
  "additional_items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ],
  "shipping_methods": [
    {
      "option_id": "$OPTION_ID",
      "price": 0
    }
  ]
}
JSON
# endregion

# region fulfill
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID/fulfillments" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region ship
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID/shipments" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "fulfillment_id": "$FULFILLMENT_ID",
  "tracking_numbers": [
    "PARCEL-3"
  ]
}
JSON
# endregion

# region update
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "claim_items": [
    {
      "id": "$CLAIM_ITEM_ID",
      "note": "Sent L instead of S.",
      "images": [],
      "tags": [
        {
          "value": "packing"
        }
      ]
    }
  ]
}
JSON
# endregion

# region cancel
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID/cancel" \
  -H "Authorization: Bearer $TOKEN"
# endregion
