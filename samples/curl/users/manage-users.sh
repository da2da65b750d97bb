# region create
curl -X POST "http://localhost:9000/admin/users" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com",
  "first_name": "Grace",
  "last_name": "Hopper",
  "role": "member",
  "password": "a-long-passphrase"
}'
# endregion

# region list
curl "http://localhost:9000/admin/users" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
USER_ID="usr_…" # users[].id in the response of GET /admin/users

curl -X POST "http://localhost:9000/admin/users/$USER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "first_name": "Grace Brewster",
  "role": "developer"
}'
# endregion

# region change-password
curl -X POST "http://localhost:9000/admin/auth/password" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "old_password": "supersecret",
  "new_password": "a-longer-supersecret"
}'
# endregion

# region forgot
curl -X POST "http://localhost:9000/admin/users/password-token" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com"
}'
# endregion

# region reset
MAILED_TOKEN="…" # token in the link of the email

curl -X POST "http://localhost:9000/admin/users/reset-password" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "email": "grace@example.com",
  "token": "$MAILED_TOKEN",
  "password": "another-long-passphrase"
}
JSON
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/users/$USER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
