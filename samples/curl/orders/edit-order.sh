# region create
curl -X POST "http://localhost:9000/admin/order-edits" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID",
  "internal_note": "Ada called: she wants a third coat, in L."
}
JSON
# endregion

# region add
curl "http://localhost:9000/admin/variants?q=COAT-L" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/items" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON
# endregion

# region update
curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/items/$ITEM_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "quantity": 1
}'
# endregion

# region undo
curl -X DELETE "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/changes/$CHANGE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region request
curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/request" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region pay
curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions" \
  -H "Content-Type: application/json" \
  -d '{
  "provider_id": "manual"
}'

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions/$SESSION_ID/authorize"
# endregion

# region complete
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/complete"

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
