# region customer
curl -X POST "http://localhost:9000/admin/customers" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com",
  "first_name": "Grace",
  "last_name": "Hopper",
  "password": "a-long-passphrase"
}'
# endregion

# region create
curl -X POST "http://localhost:9000/admin/customer-groups" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Resellers",
  "metadata": {
    "discount_letter": "A"
  }
}'
# endregion

# region add
CUSTOMER_GROUP_ID="cgrp_…" # customer_group.id in the response of POST /admin/customer-groups
CUSTOMER_ID="cus_…" # customer.id in the response of POST /admin/customers

curl -X POST "http://localhost:9000/admin/customer-groups/$CUSTOMER_GROUP_ID/customers/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "customer_ids": [
    {
      "id": "$CUSTOMER_ID"
    }
  ]
}
JSON

curl "http://localhost:9000/admin/customer-groups/$CUSTOMER_GROUP_ID/customers" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl "http://localhost:9000/admin/customer-groups?q=resell&expand=customers" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region rename
curl -X POST "http://localhost:9000/admin/customer-groups/$CUSTOMER_GROUP_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Trade customers"
}'
# endregion

# region remove
curl -X DELETE "http://localhost:9000/admin/customer-groups/$CUSTOMER_GROUP_ID/customers/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "customer_ids": [
    {
      "id": "$CUSTOMER_ID"
    }
  ]
}
JSON
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/customer-groups/$CUSTOMER_GROUP_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
