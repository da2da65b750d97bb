# region retrieve
ORDER_ID="order_…" # ID of an order

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"

PAYMENT_ID="pay_…" # order.payments[].id in the response of GET /admin/orders/{id}

curl "http://localhost:9000/admin/payments/$PAYMENT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region capture
curl -X POST "http://localhost:9000/admin/payments/$PAYMENT_ID/capture" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region refund
curl -X POST "http://localhost:9000/admin/payments/$PAYMENT_ID/refund" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "amount": 1000,
  "reason": "discount",
  "note": "The package was late"
}'

curl "http://localhost:9000/admin/payments/$PAYMENT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
