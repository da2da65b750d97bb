# region invite
curl -X POST "http://localhost:9000/admin/invites" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "user": "grace@example.com",
  "role": "member"
}'
# endregion

# region list
curl "http://localhost:9000/admin/invites" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region resend
INVITE_ID="invite_…" # invites[].id in the response of GET /admin/invites

curl -X POST "http://localhost:9000/admin/invites/$INVITE_ID/resend" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region accept
MAILED_TOKEN="…" # token in the link of the email

curl -X POST "http://localhost:9000/admin/invites/accept" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "token": "$MAILED_TOKEN",
  "user": {
    "first_name": "Grace",
    "last_name": "Hopper",
    "password": "a-long-passphrase"
  }
}
JSON

curl "http://localhost:9000/admin/users" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/invites" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region revoke
curl -X POST "http://localhost:9000/admin/invites" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "user": "alan@example.com",
  "role": "member"
}'

curl "http://localhost:9000/admin/invites" \
  -H "Authorization: Bearer $TOKEN"

INVITE_ID="invite_…" # invites[].id in the response of GET /admin/invites

curl -X DELETE "http://localhost:9000/admin/invites/$INVITE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
