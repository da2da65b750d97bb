# region create
ORDER_ID="order_…" # ID of an order

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

ORDER_EDIT_ID="oe_…" # order_edit.id in the response of POST /admin/order-edits
VARIANT_ID="variant_…" # variants[].id in the response of GET /admin/variants

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
ITEM_ID="item_…" # order_edit.items[].id in the response of POST /admin/order-edits/{id}/items, where description is S

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/items/$ITEM_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "quantity": 1
}'
# endregion

# region undo
CHANGE_ID="oic_…" # order_edit.changes[].id in the response of POST /admin/order-edits/{id}/items/{item_id}, where type is item_update

curl -X DELETE "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/changes/$CHANGE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region request
curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/request" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region pay
PAYMENT_COLLECTION_ID="paycol_…" # order_edit.payment_collection_id in the response of POST /admin/order-edits/{id}/request

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions" \
  -H "Content-Type: application/json" \
  -d '{
  "provider_id": "manual"
}'

SESSION_ID="ps_…" # payment_collection.payment_sessions[].id in the response of POST /store/payment-collections/{id}/sessions

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions/$SESSION_ID/authorize"
# endregion

# region complete
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/complete"

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
