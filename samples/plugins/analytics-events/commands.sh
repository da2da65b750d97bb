# region install
npm install ./packages/plugins/stheno-analytics-events-0.1.0.tgz
# endregion

# region daily
FROM=$(date +%Y-%m-01)
TO=$(date +%F)
curl "http://localhost:9000/admin/analytics-events/daily?from=$FROM&to=$TO&timezone=Europe/Berlin" \
  --header "Authorization: Bearer $TOKEN"
# endregion
