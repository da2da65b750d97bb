# region install
npm install ./packages/plugins/stheno-notification-mailchimp-0.1.0.tgz
# endregion

# region subscribe
curl http://localhost:9000/mailchimp/subscribe \
  --header "Content-Type: application/json" \
  --data '{"email": "ida@example.com", "data": {"merge_fields": {"FNAME": "Ida"}, "tags": ["storefront"]}}'
# endregion
