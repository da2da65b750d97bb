# region create
RESOURCE_ID="order_…" # ID of a resource

curl -X POST "http://localhost:9000/admin/notes" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "resource_id": "$RESOURCE_ID",
  "resource_type": "order",
  "value": "The customer called and asked for gift wrapping."
}
JSON
# endregion

# region list
curl "http://localhost:9000/admin/notes?resource_id=$RESOURCE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
NOTE_ID="note_…" # notes[].id in the response of GET /admin/notes

curl -X POST "http://localhost:9000/admin/notes/$NOTE_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "value": "Gift wrapping: blue paper."
}'

curl "http://localhost:9000/admin/notes/$NOTE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/notes/$NOTE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
