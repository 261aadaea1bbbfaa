import { i18n } from '@lingui/core';

// Tests read the source texts; without a language nothing can be said at all.
i18n.loadAndActivate({ locale: 'en-ZA', messages: {} });
