alter table product add column tasting_notes text;

-- down
alter table product drop column tasting_notes;
