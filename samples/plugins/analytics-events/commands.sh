# region install
npm install ./packages/plugins/stheno-analytics-events-0.1.0.tgz
# endregion

# region daily
curl "http://localhost:9000/admin/analytics-events/daily?from=2026-11-01&to=2026-11-30&timezone=Europe/Berlin" \
  --header "x-medusa-access-token: $API_TOKEN"
# endregion
