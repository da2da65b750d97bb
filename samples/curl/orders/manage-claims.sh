# region refund
ORDER_ID="order_…" # ID of an order
ITEM_ID="item_…" # ID of a line item

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
VARIANT_ID="variant_…" # order.items[].variant_id in the response of POST /admin/orders/{id}/claims
OPTION_ID="so_…" # order.shipping_methods[].shipping_option_id in the response of POST /admin/orders/{id}/claims

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
CLAIM_ID="claim_…" # order.claims[].id in the response of POST /admin/orders/{id}/claims, where type is replace

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID/fulfillments" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region ship
FULFILLMENT_ID="ful_…" # order.claims[].fulfillments[].id in the response of POST /admin/orders/{id}/claims/{claim_id}/fulfillments, in the claim whose type is replace

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
CLAIM_ITEM_ID="citm_…" # order.claims[].claim_items[].id in the response of POST /admin/orders/{id}/claims/{claim_id}/shipments, in the claim whose type is replace

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
CLAIM_ID="claim_…" # order.claims[].id in the response of POST /admin/orders/{id}/claims/{claim_id}, where type is refund

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/claims/$CLAIM_ID/cancel" \
  -H "Authorization: Bearer $TOKEN"
# endregion
