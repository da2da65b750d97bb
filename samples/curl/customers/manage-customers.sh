# region create
curl -X POST "http://localhost:9000/admin/customers" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com",
  "first_name": "Grace",
  "last_name": "Hopper",
  "password": "a-long-passphrase",
  "phone": "+45 12 34 56 78"
}'
# endregion

# region list
curl "http://localhost:9000/admin/customers?q=example.com" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region retrieve
CUSTOMER_ID="cus_…" # customers[].id in the response of GET /admin/customers

curl "http://localhost:9000/admin/customers/$CUSTOMER_ID?expand=orders,groups" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
CUSTOMER_ID="cus_…" # customers[].id in the response of GET /admin/customers

curl -X POST "http://localhost:9000/admin/customers/$CUSTOMER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "last_name": "Murray Hopper",
  "metadata": {
    "newsletter": true
  }
}'
# endregion
