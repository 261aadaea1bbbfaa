import type { InboxTexts } from '../messages.ts';

export const french: InboxTexts = {
  messages: {
    'attempt.handedOver': {
      title: 'Une tentative vous a été confiée',
      text: 'Un collègue ne peut pas modérer une tentative de {course} et vous demande de le faire. Sa note l’accompagne.',
    },
    'attempt.judgedAgain': {
      title: 'Ce que vous avez renvoyé est de nouveau jugé',
      text: 'Une tentative de {course} que vous avez renvoyée a été jugée de nouveau et vous attend.',
    },
    'referral.toStaff': {
      title: 'Un travail vous a été renvoyé',
      text: 'Un modérateur vous demande quelque chose pour une tentative de {course}, pour le {day}.',
    },
    'referral.toLearner': {
      title: 'Un complément vous est demandé',
      text: 'Votre travail de {course} demande un complément pour le {day}. Votre cours dit lequel.',
    },
    'referral.answered': {
      title: 'Un travail renvoyé est remis de nouveau',
      text: 'Une tentative de {course} qui avait été renvoyée a été remise de nouveau et attend votre jugement.',
    },
    'referral.before': {
      title: 'Un travail renvoyé est bientôt dû',
      text: 'Quelque chose vous est encore demandé pour {course}, pour le {day}.',
    },
    'referral.due': {
      title: 'Un travail renvoyé est dû aujourd’hui',
      text: 'Quelque chose vous est encore demandé pour {course}, pour le {day}.',
    },
    'referral.overdue': {
      title: 'Un travail renvoyé est en retard',
      text: 'Quelque chose vous était demandé pour {course} pour le {day}, et l’est toujours.',
    },
    'condition.before': {
      title: 'Une condition d’une vérification est bientôt due',
      text: 'Un vérificateur a posé une condition à remplir pour le {day}. La salle de la visite dit laquelle.',
    },
    'condition.due': {
      title: 'Une condition d’une vérification est due aujourd’hui',
      text: 'Un vérificateur a posé une condition à remplir pour le {day}. La salle de la visite dit laquelle.',
    },
    'condition.overdue': {
      title: 'Une condition d’une vérification est en retard',
      text: 'Un vérificateur avait posé une condition à remplir pour le {day}. L’approbation en dépend.',
    },
    'result.released': {
      title: 'Votre résultat est publié',
      text: 'Votre résultat de {course} a été modéré et publié. Ouvrez votre cours pour le voir.',
    },
    'result.inQuestion': {
      title: 'Votre résultat est réexaminé',
      text: 'Un modérateur réexamine votre résultat de {course}. D’ici là, il est en réexamen, de même que ce qui a été délivré. Vous n’avez rien à faire ; vous serez informé dès qu’il y aura un résultat.',
    },
    'certificate.issued': {
      title: 'Un certificat vous a été délivré',
      text: 'Un certificat ou un relevé de résultats de {course} vous a été délivré. Il se trouve dans votre cours.',
    },
    'appeal.made': {
      title: 'Un recours attend un modérateur',
      text: 'Un résultat de {course} fait l’objet d’un recours. Confiez-le à un modérateur qui n’y a pas pris part.',
    },
    'appeal.madeForYou': {
      title: 'Un recours a été formé pour vous',
      text: 'Votre formateur forme pour vous un recours contre votre résultat de {course}. Votre cours dit pour quels motifs, et ce qu’il en advient.',
    },
    'appeal.assigned': {
      title: 'Un recours vous est confié',
      text: 'Un recours contre un résultat de {course} vous est confié.',
    },
    'appeal.takenAway': {
      title: 'Un recours ne vous est plus confié',
      text: 'Un responsable a confié à quelqu’un d’autre le recours contre un résultat de {course}. Vous n’avez rien à faire.',
    },
    'appeal.withdrawn': {
      title: 'Un recours est retiré',
      text: 'Le recours contre un résultat de {course} a été retiré. Le résultat est maintenu et rien n’est jugé de nouveau.',
    },
    'appeal.decided': {
      title: 'Le recours est tranché',
      text: 'Le recours contre un résultat de {course} est tranché. Lisez pourquoi.',
    },
    'reopening.asked': {
      title: 'Une réouverture attend votre accord',
      text: 'Un modérateur demande à juger de nouveau un résultat de {course}. Un certificat a été délivré pour ce résultat : un responsable doit donner son accord.',
    },
    'reopening.consented': {
      title: 'Votre réouverture a été acceptée',
      text: 'Un responsable a accepté la réouverture d’une tentative de {course}. Elle attend d’être jugée de nouveau.',
    },
    'reopening.refused': {
      title: 'Votre réouverture a été refusée',
      text: 'Un responsable a refusé la réouverture d’une tentative de {course}. La décision est maintenue ; son motif l’accompagne.',
    },
    'reopening.carriedOut': {
      title: 'Ce que vous avez signé est en réexamen',
      text: 'Un résultat de {course} que vous avez jugé ou signé est jugé de nouveau. Ce que vous avez signé reste lisible, et en réexamen jusqu’à la nouvelle décision.',
    },
    'certificate.overtaken': {
      title: 'Un certificat est à révoquer',
      text: 'Un résultat de {course} a été décidé de nouveau et n’est plus réussi. Ce qui a été délivré pour lui est en réexamen jusqu’à ce que vous le révoquiez.',
    },
    'visit.asked': {
      title: 'Une vérification vous est demandée',
      text: 'Un prestataire vous demande une visite à partir du {day}. Sa salle ouvre ce jour-là.',
    },
    'visit.joined': {
      title: 'D’autres résultats à vérifier',
      text: 'Des résultats ont été ajoutés à une visite qui vous est demandée. Leur nombre figure dans sa salle.',
    },
    'visit.withdrawn': {
      title: 'Une visite a été retirée',
      text: 'Le prestataire a retiré une visite qui vous avait été demandée. Sa salle est fermée.',
    },
    'visit.shared': {
      title: 'Un vérificateur vous a écrit',
      text: 'Il y a une nouvelle question, un constat ou une condition dans la salle d’une visite.',
    },
    'visit.answered': {
      title: 'Le prestataire vous a répondu',
      text: 'Une réponse vous attend dans la salle d’une visite.',
    },
    'visit.signed': {
      title: 'Une vérification est signée',
      text: 'Un vérificateur a signé le rapport d’une visite. Sa salle dit comment elle s’est terminée.',
    },
    'calibration.asked': {
      title: 'Un cas attend votre jugement',
      text: 'On vous demande de juger un cas de {course} à l’aveugle, avant le {day}.',
    },
    'calibration.compared': {
      title: 'Un cycle a été comparé',
      text: 'Ce que chacun a donné sur un cas de {course} figure à côté de ce qui a été arrêté.',
    },
    'schedule.added': {
      title: 'Vous êtes inscrit à une session de cours',
      text: 'Vous suivez {course} à partir du {day}.',
    },
    'schedule.moved': {
      title: 'Les horaires de votre cours ont changé',
      text: 'Les horaires de {course} ont changé : le cours commence le {day}.',
    },
    'session.added': {
      title: 'Vous êtes dans une réunion',
      text: 'Une réunion avec vous est prévue le {day}. Vos plannings la montrent.',
    },
    'session.moved': {
      title: 'Une réunion a changé d’heure',
      text: 'Une réunion à laquelle vous participez a maintenant lieu le {day}, à une autre heure. Vos plannings la montrent.',
    },
    'session.cancelled': {
      title: 'Une réunion est annulée',
      text: 'La réunion du {day} à laquelle vous participez est annulée. Vous n’avez rien à faire.',
    },
    'schedule.left': {
      title: 'Vous n’êtes plus inscrit à une session de cours',
      text: 'Vous ne suivez plus {course} dans la session qui devait commencer le {day}. Ce que vous avez fait reste à vous.',
    },
    'listing.requested': {
      title: 'Quelqu’un demande un contenu',
      text: 'Un compte demande {title} sur la place de marché.',
    },
    'survey.waiting': {
      title: 'Une enquête vous attend',
      text: '« {title} » vous demande votre avis. Votre réponse est utile et prend quelques minutes.',
    },
    'review.waiting': {
      title: 'Une évaluation vous attend',
      text: 'On vous demande d’évaluer des personnes avec qui vous travaillez : « {title} ».',
    },
    'application.decided': {
      title: 'Il y a du nouveau pour votre candidature',
      text: 'Votre candidature pour {title} a avancé. Là où vous avez postulé, vous voyez où elle en est et ce que l’on vous dit.',
    },
    'vacancy.filling': {
      title: 'Un poste est presque épuisé',
      text: 'Les quatre cinquièmes des candidatures que {title} peut tester ont commencé.',
    },
    'vacancy.full': {
      title: 'Un poste est épuisé',
      text: 'Toutes les candidatures que {title} peut tester ont commencé. Personne d’autre ne commence tant que vous n’augmentez pas sa limite.',
    },
    'applicants.forgotten': {
      title: 'Des candidatures seront oubliées demain',
      text: 'La durée de conservation des candidatures pour {title} est écoulée. Demain seront supprimés les documents, les réponses et les noms de tant de personnes : {count}.',
    },
    'device.silent': {
      title: 'Des appareils se taisent',
      text: '{title} : aucun signe de vie depuis un jour.',
    },
    'report.ready': {
      title: 'Un rapport est prêt',
      text: '{title} a été établi et se trouve dans votre boîte de réception.',
    },
    'job.failed': {
      title: 'Un travail en arrière-plan a échoué',
      text: '{failure}',
    },
  },
  greeting: 'Bonjour {name}',
  several: (count) => `${count} messages pour vous`,
  choose: 'Choisissez ici ce dont vous êtes informé, et quand :',
  unsubscribe: 'Plus d’e-mails de ce genre :',
  events: {
    'task.due': 'Ce qui est dû',
    'task.overdue': 'Ce qui est en retard',
    'attempt.returned': 'Travaux renvoyés',
    'attempt.handedOver': 'Tentatives qui vous sont confiées',
    'result.released': 'Résultats publiés',
    'certificate.issued': 'Certificats',
    'appeal.changed': 'Recours',
    'reopening.changed': 'Réouvertures',
    'verification.changed': 'Vérifications',
    'calibration.changed': 'Calibrage',
    'schedule.changed': 'Ce que vous apprenez, et quand',
    'review.waiting': 'Évaluations qui vous attendent',
    'survey.waiting': 'Enquêtes qui attendent votre réponse',
    'screening.changed': 'Postes et candidatures',
    distribution: 'Documents et actualités',
    'listing.requested': 'Demandes de contenu',
    'device.silent': 'Appareils muets',
    'job.failed': 'Travaux en arrière-plan qui ont échoué',
  },
  page: {
    title: 'E-mails de Moderator',
    question: 'Ne plus recevoir d’e-mails à ce sujet ?',
    button: 'Plus d’e-mails à ce sujet',
    done: 'Vous ne recevrez plus d’e-mails à ce sujet.',
    stays: 'Vos messages vous en informent toujours. Vous pouvez y changer cela à tout moment.',
    again: 'Les recevoir à nouveau',
    sentAgain: 'Vous recevez à nouveau ces courriels',
    unknown: 'Ce lien n’est pas valable',
    unknownExplained:
      'Rien n’a été modifié. Connectez-vous et choisissez dans les réglages de vos messages ce que vous recevez par e-mail.',
  },
};
