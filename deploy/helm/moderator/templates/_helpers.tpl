{{- define "moderator.name" -}}
{{- printf "%s" .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "moderator.labels" -}}
{{ include "moderator.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "moderator.selector" -}}
app.kubernetes.io/name: moderator
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "moderator.claim" -}}
{{- .Values.data.existingClaim | default (include "moderator.name" .) -}}
{{- end -}}

{{/* What every container of the platform is: its image, settings, and that it may do little. */}}
{{- define "moderator.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ include "moderator.name" . }} }
  - secretRef: { name: {{ .Values.existingSecret }} }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: temporary, mountPath: /tmp }
{{- end -}}

{{- define "moderator.pod" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
automountServiceAccountToken: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: data
    persistentVolumeClaim: { claimName: {{ include "moderator.claim" . }} }
  - name: temporary
    emptyDir: {}
{{- with .Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
