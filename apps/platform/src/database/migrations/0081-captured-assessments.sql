-- Who brought an assessment in from elsewhere, with which import, and what it said then: what comes again and is the
-- same changes nothing. Of what was there before nobody knows.
alter table external_assessment
  add captured_by uuid,
  add fingerprint text;
