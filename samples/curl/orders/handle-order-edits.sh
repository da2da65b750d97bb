# region show
curl "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID"
# endregion

# region decline
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/decline" \
  -H "Content-Type: application/json" \
  -d '{
  "declined_reason": "Two coats are enough."
}'
# endregion

# region pay
curl "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID"

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions" \
  -H "Content-Type: application/json" \
  -d '{
  "provider_id": "manual"
}'

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions/$SESSION_ID/authorize"
# endregion

# region complete
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/complete"

curl "http://localhost:9000/store/orders/$ORDER_ID"
# endregion
