# region me
curl "http://localhost:9000/admin/auth" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
USER_ID="usr_…" # user.id in the response of GET /admin/auth

curl -X POST "http://localhost:9000/admin/users/$USER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "first_name": "Ada",
  "last_name": "Byron",
  "metadata": {
    "language": "en"
  }
}'
# endregion

# region key
curl -X POST "http://localhost:9000/admin/users/$USER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "api_token": "pos-4711-secret"
}'

API_TOKEN="pos-4711-secret" # the api_token that you set

curl "http://localhost:9000/admin/orders" \
  -H "x-medusa-access-token: $API_TOKEN"
# endregion
